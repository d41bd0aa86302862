/** What is said when a coupon's code is copied (docs/requirements.md section 8). */
export const codeMessages = { copied: 'Code Copied', failed: 'Failed to copy code' } as const;
