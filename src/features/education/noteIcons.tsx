import { icon } from '../../ui/icons';

export const VoiceIcon = icon('M3.5 3.5h13v9.5H9l-3.7 3.5v-3.5H3.5zM6.5 7h7M6.5 9.5h4.5');
export const BillEndsIcon = icon('M2.5 10h10M15.5 4.5v11');
