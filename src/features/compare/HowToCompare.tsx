import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { compare } from '../../content/en/compare';
import { paths } from '../../paths';

const words = compare.how;

const Steps = styled('ol')({ margin: '8px 0', paddingInlineStart: 24, '& li': { paddingBlock: 4 } });

export function HowToCompare() {
  return (
    <section aria-labelledby="how-to-compare">
      <Typography variant="h2" id="how-to-compare">
        {words.heading}
      </Typography>
      <Steps>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <p>
        <Link to={paths.share}>{words.shareYours}</Link>
      </p>
    </section>
  );
}
