/** The text of a data file as this site writes it, with `changes` laid over it. */
export function someDataFile(changes: Record<string, unknown> = {}): string {
  return JSON.stringify({
    format: 'civic-voice',
    version: 1,
    exportedAt: '2026-11-21T10:00:00.000Z',
    votes: { '1': 'yes' },
    user: null,
    ...changes,
  });
}
