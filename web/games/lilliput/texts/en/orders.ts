/** Standing orders, in English. */
export const orders = {
  'orders.dividends': 'Dividends of your companies',
  'orders.noCompany': 'You direct no company yet.',
  'orders.dividend.ask': 'Ask me',
  'orders.dividend.pay': 'Always pay',
  'orders.dividend.payFrom': 'Pay from this sum on, else ask me',
  'orders.dividend.keepBelow': 'Keep below this sum, else ask me',
  'orders.dividend.keepOrPay': 'Keep below this sum, else pay',
  'orders.trains': 'Trains',
  'orders.offers': 'Offers for your trains',
  'orders.offer.ask': 'Ask me',
  'orders.offer.refuse': 'Refuse all',
  'orders.offer.acceptFrom': 'Accept from this sum on, else refuse',
  'orders.discard': 'Over the limit, give up the oldest train first',
  'orders.pounds': 'Sum in pounds, {name}',
  'orders.wrongSum': 'A whole sum from 1 to 100000 is needed here.',
} as const;
