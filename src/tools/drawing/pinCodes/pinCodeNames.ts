/** Names of districts and states in the directory (capitals, official words) → names as people write them. */

/** District (in the directory's state) → city, where the two have different names. */
const cities: Record<string, Record<string, string>> = {
  DELHI: { '*': 'Delhi', 'NEW DELHI': 'New Delhi' },
  MAHARASHTRA: { 'MUMBAI SUBURBAN': 'Mumbai', 'RAIGARH(MH)': 'Raigad' },
  KARNATAKA: { 'BENGALURU URBAN': 'Bengaluru', 'BENGALURU RURAL': 'Bengaluru', 'DAKSHINA KANNADA': 'Mangaluru' },
  GUJARAT: { AHMADABAD: 'Ahmedabad', DOHAD: 'Dahod' },
  ASSAM: { 'KAMRUP METRO': 'Guwahati' },
  'MADHYA PRADESH': { 'EAST NIMAR': 'Khandwa' },
  MEGHALAYA: { 'EAST KHASI HILLS': 'Shillong' },
  PUDUCHERRY: { PONDICHERRY: 'Puducherry' },
  'TAMIL NADU': { TUTICORIN: 'Thoothukudi', 'THE NILGIRIS': 'Nilgiris' },
  'ANDAMAN AND NICOBAR ISLANDS': { NICOBARS: 'Nicobar', 'SOUTH ANDAMANS': 'South Andaman' },
  'UTTAR PRADESH': {
    'GAUTAM BUDDHA NAGAR': 'Noida',
    'KANPUR NAGAR': 'Kanpur',
    'KANPUR DEHAT': 'Kanpur',
    'KUSHI NAGAR': 'Kushinagar',
  },
  KERALA: { ERNAKULAM: 'Kochi' },
  PUNJAB: { 'S.A.S NAGAR': 'Mohali' },
  TELANGANA: { 'RANGA REDDY': 'Hyderabad', 'MEDCHAL MALKAJGIRI': 'Hyderabad' },
  'WEST BENGAL': {
    '24 PARAGANAS NORTH': 'North 24 Parganas',
    '24 PARAGANAS SOUTH': 'South 24 Parganas',
    'DINAJPUR DAKSHIN': 'Dakshin Dinajpur',
    'DINAJPUR UTTAR': 'Uttar Dinajpur',
    'MEDINIPUR EAST': 'Purba Medinipur',
    'MEDINIPUR WEST': 'Paschim Medinipur',
    COOCHBEHAR: 'Cooch Behar',
  },
  LAKSHADWEEP: { 'LAKSHADWEEP DISTRICT': 'Lakshadweep' },
  LADAKH: { 'LEH LADAKH': 'Leh' },
  'ANDHRA PRADESH': { 'SPSR NELLORE': 'Nellore', NTR: 'Vijayawada', VISAKHAPATANAM: 'Visakhapatnam' },
  SIKKIM: {
    'EAST DISTRICT': 'Gangtok',
    'WEST DISTRICT': 'Gyalshing',
    'NORTH DISTRICT': 'Mangan',
    'SOUTH DISTRICT': 'Namchi',
  },
};
const states: Record<string, string> = {
  'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU': 'Dadra and Nagar Haveli and Daman and Diu',
};

/** `JAMMU AND KASHMIR` → `Jammu and Kashmir`. */
const titleCase = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/(^|[\s(.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ (And|Of) /g, (word) => word.toLowerCase());

export const cityOf = (district: string, state: string): string =>
  cities[state]?.[district.trim().toUpperCase()] ?? cities[state]?.['*'] ?? titleCase(district);
export const stateOf = (state: string): string => states[state] ?? titleCase(state);
