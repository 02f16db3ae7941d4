/** Day on which the conformance with WCAG was last checked (epoch ms), as docs/accessibility.md says (SAFE-1.9). */
export const ACCESSIBILITY_CHECKED_ON = Date.UTC(2026, 10, 30);
