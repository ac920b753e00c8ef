/**
 * How long a notice is shown, in ms. MUI stops the clock while a notice is hovered or focused or the window is inactive;
 * after that the notice stays for half of this.
 */
export const noticeDuration = 5000;
