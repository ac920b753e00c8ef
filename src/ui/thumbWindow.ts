/**
 * The windows where a thumb reaches best what stands at the lower edge. Low ones, as at 400% zoom or on a phone held
 * sideways, have no room for anything that stays there.
 */
export const thumbWindow = '@media screen and (max-width: 43.75em) and (min-height: 30em)';
