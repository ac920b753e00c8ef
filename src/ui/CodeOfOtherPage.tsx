import Link from '@mui/material/Link';
import { codeKinds } from 'words/codeKinds';

interface CodeOfOtherPageProps {
  readonly kind: keyof typeof codeKinds;
  readonly path: string;
}

/** Says what a code is that this page can't read, and leads to the page that can. */
export function CodeOfOtherPage({ kind, path }: CodeOfOtherPageProps) {
  const { text, open } = codeKinds[kind];
  return (
    <>
      {text} <Link href={path}>{open}</Link>
    </>
  );
}
