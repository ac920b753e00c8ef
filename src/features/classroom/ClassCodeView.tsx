import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { classCodeView as words } from 'words/classCodeView';
import { group } from 'words/group';
import { QrFigure } from '../../ui/QrCode';
import { firstFocus, FullScreenView } from './FullScreenView';

interface ClassCodeViewProps {
  readonly link: string;
  readonly policies: number;
  readonly onLeave: () => void;
}

export function ClassCodeView({ link, policies, onLeave }: ClassCodeViewProps) {
  return (
    <FullScreenView label={words.label} onLeave={onLeave}>
      <Box sx={{ flex: 1, display: 'grid', alignContent: 'center', gap: 5 }}>
        <QrFigure
          size="wall"
          link={link}
          words={{
            label: group.pick.qr.label,
            failed: link,
            text: (
              <>
                <Typography variant="wallQuestion" component="h2" sx={{ mb: 3 }}>
                  {words.heading}
                </Typography>
                <ol>
                  {words.steps(policies).map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </>
            ),
          }}
        />
        <Typography variant="wall" sx={{ fontWeight: 650, overflowWrap: 'anywhere', maxInlineSize: 'none' }}>
          {link}
        </Typography>
      </Box>
      <Button ref={firstFocus} variant="outlined" onClick={onLeave} sx={{ alignSelf: 'start' }}>
        {words.leave}
      </Button>
    </FullScreenView>
  );
}
