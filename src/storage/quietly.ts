/** For what may fail where storage is blocked, and then simply does not happen. @returns `undefined` if it threw. */
export function quietly<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
