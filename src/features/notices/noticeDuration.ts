/** ms. MUI stops the clock while a notice is hovered or focused or the window is inactive, and then gives it half. */
export const noticeDuration = 5000;
