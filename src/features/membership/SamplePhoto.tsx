import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { register } from 'words/register';
import { sitePath } from '../../lib/paths';

const words = register.sample;

export function SamplePhoto() {
  return (
    <Card
      component="figure"
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 5,
        gridTemplateColumns: { sm: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
        padding: { xs: 4, sm: 5 },
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 220 226"
        aria-hidden
        sx={{ inlineSize: '15rem', maxInlineSize: '100%', justifySelf: 'center' }}
      >
        <image href={sitePath('/sample-photo.svg')} y="24" width="186" height="186" />
        <g fill="none" stroke="currentColor" strokeWidth="1.2">
          <path d="M1.500 12v8M184.500 12v8M1.500 16h66M119 16h65.500" />
          <path d="M186 48h14M186 150h14M197 48v102" strokeDasharray="3 3" />
        </g>
        <g fill="currentColor" fontSize="14" textAnchor="middle">
          <text x="93" y="21.500">
            {words.edge}
          </text>
          <text x="216" y="99" transform="rotate(-90 216 99)">
            {words.head}
          </text>
        </g>
      </Box>
      <Box component="figcaption" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h3" component="h2">
          {words.heading}
        </Typography>
        <Typography variant="label" component="p">
          {words.caption}
        </Typography>
        <Box component="ul" sx={{ paddingInlineStart: 5 }}>
          {words.items.map((item) => (
            <Typography key={item} component="li" variant="note">
              {item}
            </Typography>
          ))}
        </Box>
      </Box>
    </Card>
  );
}
