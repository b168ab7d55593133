/** Where there is room for the contract next to the form: from this width of the window on. */
export const sideBySide = 'screen and (min-width: 1440px)';
