import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { classCodeView as words } from 'words/classCodeView';
import { group } from 'words/group';
import { firstFocus, FullScreenView, large } from '../../ui/FullScreenView';
import { QrFigure } from '../../ui/QrCode';

const Code = styled('div')({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: large(1.5),
  '& figure': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: large(3),
    margin: 0,
  },
  // A phone reads a code from up to ten times the code's width away: a smaller one would not work from the back row.
  '& figure svg': { width: '68vh' },
  '& ol': { margin: `${large(1)} 0 0`, paddingInlineStart: '1.3em', fontSize: large(2.5), lineHeight: 1.35 },
  '& li + li': { marginBlockStart: '0.5em' },
  '& > p': { margin: 0, fontSize: large(2.5), fontWeight: 650, overflowWrap: 'anywhere' },
  '@media (max-aspect-ratio: 1)': {
    '& figure': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& figure svg': { width: 'min(100%, 68vh)' },
  },
});

interface ClassCodeViewProps {
  readonly link: string;
  readonly policies: number;
  readonly onLeave: () => void;
}

export function ClassCodeView({ link, policies, onLeave }: ClassCodeViewProps) {
  return (
    <FullScreenView label={words.label} onLeave={onLeave}>
      <Code>
        <QrFigure
          link={link}
          words={{
            label: group.pick.qr.label,
            failed: link,
            text: (
              <>
                <Typography variant="h2" sx={{ fontSize: large(4.5), lineHeight: 1.15 }}>
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
        <p>{link}</p>
      </Code>
      <Button ref={firstFocus} variant="outlined" onClick={onLeave} sx={{ alignSelf: 'end' }}>
        {words.leave}
      </Button>
    </FullScreenView>
  );
}
