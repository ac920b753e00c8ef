import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { register } from '../../../content/en/register';
import { CropIcon } from './cropIcons';
import type { CropIconName } from './cropIcons';

const Square = styled(Button)({ minWidth: 48, width: 48, padding: 0 });

interface CropButtonProps {
  readonly name: CropIconName;
  readonly onPress: () => void;
}

export function CropButton({ name, onPress }: CropButtonProps) {
  return (
    <Square variant="outlined" aria-label={register.photo.crop[name]} onClick={onPress}>
      <CropIcon name={name} />
    </Square>
  );
}
