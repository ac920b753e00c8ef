import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface LinkBehaviorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * What MUI's links and buttons with `href` are: links of React Router, which open pages of the site without loading it
 * again, and leave addresses of other sites to the browser. A link to a part of the page stays as it is: React Router
 * would put the page's address before it, and a printed page does not know its query.
 */
export function LinkBehavior({ href, children, ...props }: LinkBehaviorProps) {
  if (href.startsWith('#'))
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  return (
    <Link to={href} {...props}>
      {children}
    </Link>
  );
}
