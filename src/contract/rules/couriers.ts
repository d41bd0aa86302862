/**
 * Couriers that a parcel is handed to, by the names that staff choose from, and where a parcel's number is looked up.
 * Any other courier's name may be typed. Free of zod: the browser imports these values.
 */

interface Courier {
  name: string;
  /** A page that shows where the parcel is; `{number}` stands for its number. */
  tracking: string;
}

export const couriers: readonly Courier[] = [
  { name: 'India Post', tracking: 'https://www.indiapost.gov.in/' },
  { name: 'Delhivery', tracking: 'https://www.delhivery.com/track-v2/package/{number}' },
  { name: 'DTDC', tracking: 'https://www.dtdc.com/track-your-shipment/' },
  { name: 'Blue Dart', tracking: 'https://www.bluedart.com/tracking' },
  { name: 'XpressBees', tracking: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}' },
  { name: 'Ekart', tracking: 'https://ekartlogistics.com/shipmenttrack/{number}' },
  { name: 'Shadowfax', tracking: 'https://www.shadowfax.in/tracking' },
  { name: 'The Professional Couriers', tracking: 'https://www.tpcindia.com/' },
];

/** @returns where a parcel of that courier is looked up; undefined for a courier that is not in the list */
export const trackingUrlOf = (courier: string, trackingNumber: string): string | undefined =>
  couriers.find(({ name }) => name === courier)?.tracking.replace('{number}', encodeURIComponent(trackingNumber));
