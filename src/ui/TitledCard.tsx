import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import type { CardActionsProps } from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Content = styled(CardContent)({
  '& > p': { margin: '8px 0 0' },
  '& > .MuiFormControl-root, & > form > .MuiFormControl-root': { marginBlockStart: 20 },
});

interface TitledCardProps {
  readonly title: string;
  /** The title's place in the page's outline. */
  readonly level: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** A block of a page that is worked in: fields, a result, its buttons. */
export function TitledCard({ title, level, children }: TitledCardProps) {
  return (
    <Card component="section">
      <Content>
        <Typography variant="h3" component={level}>
          {title}
        </Typography>
        {children}
      </Content>
    </Card>
  );
}

// A live region stays in the page while it has nothing to say.
const quiet = { '&&': { marginBlockStart: 1 }, '&&:empty': { margin: 0 } };

/** The quiet words under something, or what a press has led to. */
export function Hint({
  role,
  children,
}: {
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}) {
  return (
    <Typography variant="body2" color="textSecondary" role={role} sx={quiet}>
      {children}
    </Typography>
  );
}

/** Side by side; on phones one under the other, each as wide as the card. */
export const Buttons = styled((props: CardActionsProps) => <CardActions disableSpacing {...props} />)({
  flexWrap: 'wrap',
  gap: 12,
  padding: 0,
  marginBlockStart: 16,
  '&:empty': { display: 'none' },
  '@media (max-width: 480px)': { '& > *': { flex: '1 1 100%' } },
});
