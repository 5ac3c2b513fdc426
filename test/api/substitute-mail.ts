/** The link and the code of the mail to a substitute. */
import { codeOf } from '../../functions/people/codes.ts';
import { seatLink } from '../../functions/people/links.ts';
import { isProblem } from '../../functions/service/problem.ts';
import { readTable } from '../../functions/tables/table-item.ts';
import { servicePartsOf, personAt } from './mailed.ts';
import { capabilityOf, type TestService } from './service.ts';

export async function substituteMail(service: TestService, id: string, seat: number, address: string) {
  const table = await readTable(service, id);
  if (isProblem(table)) throw new Error(table.detail);
  const link = await seatLink(servicePartsOf(service), table, table.seats[seat]!, await personAt(service, address));
  return { link, code: codeOf(service.keys, capabilityOf(link)) };
}
