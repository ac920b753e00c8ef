import Card from '@mui/material/Card';
<<<<<<< HEAD
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ArrowIcon } from './icons';

interface WayCardProps {
  readonly href: string;
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** A card that is one link: what can be done next, and why. */
export function WayCard({ href, title, level = 'h3', icon, children }: WayCardProps) {
  return (
    <Card>
      <CardActionArea href={href} sx={{ height: '100%' }}>
        <CardContent
          sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 2, height: '100%' }}
        >
          {icon}
          <Typography variant="h3" component={level}>
            {title} <ArrowIcon />
          </Typography>
          {children && <Typography variant="body2">{children}</Typography>}
        </CardContent>
      </CardActionArea>
    </Card>
=======
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { color } from '../theme/palette';
import { focusRing } from '../theme/tokens';
import { text } from '../theme/typography';
import { ExternalLink } from './ExternalLink';
import { ArrowIcon } from './icons';

const Way = styled(Card)({ position: 'relative', '&:hover': { background: color('tint') } });

/**
 * The whole card can be pressed, while the link's name is its title alone. MUI's CardActionArea would make all words of the
 * card the name.
 */
const overCard = {
  ...text.h3,
  color: color('ink'),
  textDecoration: 'none',
  '&::after': { content: "''", position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { ...focusRing, outlineOffset: -3 },
} as const;

const Inside = styled(Link)(overCard);
const Outside = styled(ExternalLink)(overCard);

const Title = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 16,
});

interface WayCardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Leads to another site. */
  readonly isExternal?: boolean;
}

/** A way on from a page: an item of a list. */
export function WayCard({ to, title, text: words, isExternal = false }: WayCardProps) {
  return (
    <Way component="li">
      <CardContent>
        <Title>
          {isExternal ? <Outside href={to}>{title}</Outside> : <Inside href={to}>{title}</Inside>}
          <ArrowIcon />
        </Title>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
          {words}
        </Typography>
      </CardContent>
    </Way>
>>>>>>> f40973f6 (wip)
  );
}
