import { policyHeadings } from '../../content/en/policyHeadings';
import { yourData } from '../../content/en/yourData';
import type { Starred } from '../starred/starredDocument';

const words = yourData.restore;

interface PreviewStarsProps {
  /** The policies that get a star. */
  readonly starred: Starred;
  /** How many stars of the file were not understood. */
  readonly leftOut: number;
}

export function PreviewStars({ starred, leftOut }: PreviewStarsProps) {
  return (
    <>
      {starred.length > 0 && (
        <>
          <h5>{words.starred(starred.length)}</h5>
          <ul>
            {policyHeadings
              .filter(({ id }) => starred.includes(id))
              .map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
          </ul>
        </>
      )}
      {leftOut > 0 && <p>{words.leftOutStars(leftOut)}</p>}
    </>
  );
}
