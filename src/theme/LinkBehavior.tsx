import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

interface LinkBehaviorProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<LinkProps, 'replace' | 'state' | 'preventScrollReset'> {
  readonly href: LinkProps['to'];
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * What MUI's links and buttons with `href` are: links of React Router, which open pages of the site without loading it
 * again, and leave addresses of other sites to the browser.
 */
export function LinkBehavior({ href, ...props }: LinkBehaviorProps) {
  return <Link to={href} {...props} />;
}
