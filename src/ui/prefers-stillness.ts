/** Whether the visitor asks for no motion; what moves by script asks here, CSS asks by its own media query. */
export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
