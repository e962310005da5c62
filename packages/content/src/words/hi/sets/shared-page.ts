export { shared } from '../reports/shared.ts'
export { shareRefusals } from '../reports/share-refusals.ts'
