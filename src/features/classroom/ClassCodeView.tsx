import Button from '@mui/material/Button';
import { classCodeView as words } from 'words/classCodeView';
import { group } from 'words/group';
import { firstFocus, FullScreenView } from '../../ui/FullScreenView';
import { QrFigure } from '../../ui/QrCode';
import { WallCode } from '../../ui/wall';

interface ClassCodeViewProps {
  readonly link: string;
  readonly policies: number;
  readonly onLeave: () => void;
}

export function ClassCodeView({ link, policies, onLeave }: ClassCodeViewProps) {
  return (
    <FullScreenView label={words.label} onLeave={onLeave}>
      <WallCode>
        <QrFigure
          link={link}
          words={{
            label: group.pick.qr.label,
            failed: link,
            text: (
              <>
                <h2>{words.heading}</h2>
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
      </WallCode>
      <Button ref={firstFocus} variant="outlined" onClick={onLeave}>
        {words.leave}
      </Button>
    </FullScreenView>
  );
}
