import { failure } from 'words/failure';
import { site } from 'words/site';

/** Replaces the whole page if `Layout` throws. Uses neither store nor theme, as these may have caused the failure. */
export function SiteFailure() {
  const { heading, text, reload } = failure.site;
  return (
    <main style={{ maxWidth: 640, margin: '96px auto', padding: 24 }}>
      <title>{`${heading} | ${site.name}`}</title>
      <h1>{heading}</h1>
      <p>{text}</p>
      <button
        type="button"
        onClick={() => {
          location.reload();
        }}
        style={{ minHeight: 48, padding: '0 24px', border: '2px solid' }}
      >
        {reload}
      </button>
    </main>
  );
}
