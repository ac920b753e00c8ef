function reload() {
  location.reload();
}

/** The last resort: needs neither store, theme nor content, any of which may be what failed. */
export function SiteFailure() {
  return (
    <main style={{ maxWidth: 640, margin: '15vh auto', padding: 24 }}>
      <title>Something went wrong | Civic Voice</title>
      <h1>Something went wrong</h1>
      <p>The page could not be shown. Nothing you entered was erased.</p>
      <button type="button" onClick={reload} style={{ font: 'inherit', minHeight: 48, padding: '0 24px' }}>
        Reload
      </button>
    </main>
  );
}
