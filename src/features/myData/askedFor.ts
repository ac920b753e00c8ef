/** What a page has asked for since it was opened. */
export interface AskedFor {
  readonly files: number;
  /** The page's own host first. */
  readonly hosts: readonly string[];
}

/**
 * @param page the address of the page. @param urls of the files that it asked for since.
 * @returns how many files they are with the page, and from where. What is no address of a host was made by the page
 * itself, such as the picture of a member.
 */
export function askedFor(page: string, urls: readonly string[]): AskedFor {
  const hosts = [page, ...urls]
    .map((url) => new URL(url))
    .filter(({ protocol }) => /^https?:$/.test(protocol));
  return { files: hosts.length, hosts: [...new Set(hosts.map(({ host }) => host))] };
}
