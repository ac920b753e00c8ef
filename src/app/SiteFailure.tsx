import { failure } from 'words/failure';
import { site } from 'words/site';

/** Stands in for the whole page where its frame failed. The last resort: needs neither store nor theme, which may be what failed. */
export function SiteFailure() {
  const { heading, text, reload } = failure.site;
  return (
    <main style={{ maxWidth: 640, margin: '15vh auto', padding: 24 }}>
      <title>{`${heading} | ${site.name}`}</title>
      <h1>{heading}</h1>
      <p>{text}</p>
      <button
        type="button"
        onClick={() => {
          location.reload();
        }}
        style={{ font: 'inherit', minHeight: 48, padding: '0 24px' }}
      >
        {reload}
      </button>
    </main>
  );
}
