/** What every company would earn if trains ran now, by the domain's own routes. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { Route } from '../../../../domain/lilliput/drawing/types.ts';
import { bestRun } from '../../../../domain/lilliput/routes/best.ts';
import type { Earned, EarningsQuery } from './earnings-query.ts';

export function earned({ trains, ...run }: EarningsQuery): Earned {
  const revenues: { [id in CompanyId]?: number } = {};
  const routes: { [id in CompanyId]?: readonly Route[] } = {};
  for (const id in trains) {
    const company = id as CompanyId;
    const own = trains[company] ?? [];
    const best = own.length === 0 ? null : bestRun({ ...run, company, trains: own });
    revenues[company] = best?.revenue ?? 0;
    routes[company] = (best?.routes ?? []).map(({ type, obsolete, revenue, legs }) => ({
      company,
      train: type,
      obsolete,
      revenue,
      legs,
    }));
  }
  return { revenues, routes };
}
