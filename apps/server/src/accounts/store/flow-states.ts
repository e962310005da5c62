import type { Queryable } from '../../platform/db/database.ts'

export interface FlowStateRow {
  readonly id: string
  readonly user_id: string
  readonly kind: string
  readonly challenge: string
  readonly challenge_method: 's256' | 'plain'
  readonly code_issued_at: Date
  readonly tries: number
}

export interface NewFlowState {
  readonly id: string
  readonly userId: string
  readonly kind: string
  readonly challenge: string
  readonly method: 's256' | 'plain'
  readonly at: Date
}

export async function insertFlowState(tx: Queryable, flow: NewFlowState): Promise<void> {
  await tx.query(
    `INSERT INTO flow_states (id, user_id, kind, challenge, challenge_method, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [flow.id, flow.userId, flow.kind, flow.challenge, flow.method, flow.at],
  )
}

export async function saveAuthCode(tx: Queryable, flowId: string, codeHash: Uint8Array, at: Date): Promise<void> {
  await tx.query('UPDATE flow_states SET code_hash = $2, code_issued_at = $3 WHERE id = $1', [flowId, codeHash, at])
}

/** Locks the flow: of two concurrent exchanges of one code, the second finds nothing. */
export async function lockByAuthCode(tx: Queryable, codeHash: Uint8Array): Promise<FlowStateRow | null> {
  const [row] = await tx.query<FlowStateRow>('SELECT * FROM flow_states WHERE code_hash = $1 FOR UPDATE', [codeHash])
  return row ?? null
}

export async function deleteFlowState(tx: Queryable, id: string): Promise<void> {
  await tx.query('DELETE FROM flow_states WHERE id = $1', [id])
}

export async function deleteFlowStates(tx: Queryable, userId: string, keptId: string | null = null): Promise<void> {
  await tx.query('DELETE FROM flow_states WHERE user_id = $1 AND id IS DISTINCT FROM $2', [userId, keptId])
}

export async function saveWrongVerifier(tx: Queryable, id: string): Promise<void> {
  await tx.query('UPDATE flow_states SET tries = tries + 1 WHERE id = $1', [id])
}
