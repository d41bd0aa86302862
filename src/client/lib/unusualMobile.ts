/** What is said, and no more than said, about a mobile number that looks unusual (decision 87). '' where nothing is. */
export const unusualMobile = (mobile: string): string =>
  /^[0-5]/.test(mobile) ? 'Please check: Indian mobile numbers start with 6, 7, 8 or 9.' : '';
