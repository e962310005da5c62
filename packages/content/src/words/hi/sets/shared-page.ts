export { shared } from '../shared.ts'
export { shareRefusals } from '../share-refusals.ts'
