/**
 * The state of a departure for buyers, as SQL over `departure`, `variant` and `tour`: closed while its tour or variant
 * is not open.
 */
export const departureState = `case when departure.state = 'open' and (tour.state <> 'open' or variant.state <> 'open')
  then 'closed' else departure.state end`;
