import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { hovered } from '../../theme/tokens';
import { ExternalLink } from '../../ui/ExternalLink';
import { ArrowIcon, ExternalIcon } from '../../ui/icons';

interface WayCardProps {
  readonly href: string;
  readonly title: string;
  /** Leads to another site, in a tab of its own. */
  readonly isExternal?: boolean;
  readonly text: string;
}

/**
 * A card that is one link: what can be done next, and why. The link is the title, spread over the card. MUI's
 * CardActionArea would make the text a part of the link's name, and a list of links long to listen to.
 */
export function WayCard({ href, title, isExternal = false, text }: WayCardProps) {
  const TitleLink = isExternal ? ExternalLink : Link;
  return (
    <Card sx={{ position: 'relative', height: '100%', ...hovered }}>
      <CardContent>
        <Typography
          variant="h3"
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, color: 'ink' }}
        >
          <TitleLink
            href={href}
            underline="none"
            sx={{
              flex: 1,
              // A target for a finger, without moving the title.
              py: 3,
              my: -3,
              color: 'inherit',
              '&::after': { content: "''", position: 'absolute', inset: 0 },
            }}
          >
            {title}
          </TitleLink>
          {isExternal ? <ExternalIcon /> : <ArrowIcon />}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
          {text}
        </Typography>
      </CardContent>
    </Card>
  );
}
