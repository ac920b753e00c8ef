export function VoiceIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 5h16v11h-9l-4.5 4V16H4zM8 9.5h8M8 12.5h5" />
    </svg>
  );
}

export function BillEndsIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 12h12M18 5.5v13" />
    </svg>
  );
}
