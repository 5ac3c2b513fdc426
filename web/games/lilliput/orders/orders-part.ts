/** Standing orders of 18Lilliput: dividends, offers for trains, and trains over the limit. */
import '../styles/orders.css';
import type { OrdersPart } from '../../contract/site-parts.ts';
import { OrderFields } from './order-fields.tsx';
import { formOf, type OrdersForm, ordersOf, wrongField } from './orders-form.ts';

export const ordersPart: OrdersPart<OrdersForm> = { formOf, ordersOf, wrongField, Fields: OrderFields };
