/** From one page to the next the picture changes softly, where the browser can and nobody asked for less motion. */
export const documentStyles = `@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}::view-transition-old(root),::view-transition-new(root){animation-duration:160ms}}`;
