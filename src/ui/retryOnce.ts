/** A file that is lost is asked for once more after a moment; a second failure is the caller's to show. */
export async function retryOnce<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return load();
  }
}
