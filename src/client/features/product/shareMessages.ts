/** What is said about sharing a product's link (docs/requirements.md section 8, Share). */
export const shareMessages = { copied: 'Product link copied', failed: 'Failed to copy product link' } as const;
