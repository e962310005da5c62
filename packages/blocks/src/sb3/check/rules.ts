/**
 * Rules for a file that Scratch opens and runs as intended. Each rule was verified with Scratch's own loader: `rejected`
 * files do not open, `breaks` files open and then fail, `odd` ones open but are changed.
 */
export const rules = {
  damaged_zip: 'rejected',
  no_zip: 'odd',
  no_project_json: 'rejected',
  project_json_in_folder: 'odd',
  extra_file: 'odd',
  byte_order_mark: 'rejected',
  not_json: 'rejected',
  no_meta: 'rejected',
  wrong_semver: 'rejected',
  wrong_vm: 'rejected',
  no_agent: 'odd',
  no_stage_first: 'rejected',
  second_stage: 'rejected',
  wrong_stage_name: 'rejected',
  reserved_name: 'rejected',
  odd_name: 'odd',
  same_name: 'odd',
  wrong_layer: 'rejected',
  missing_part: 'rejected',
  missing_optional_part: 'odd',
  no_costume: 'rejected',
  same_entry_twice: 'rejected',
  wrong_asset_id: 'rejected',
  wrong_format: 'rejected',
  wrong_md5ext: 'odd',
  missing_asset: 'odd',
  wrong_content: 'odd',
  wrong_rotation_style: 'rejected',
  wrong_type: 'rejected',
  wrong_current_costume: 'rejected',
  costume_out_of_range: 'odd',
  direction_out_of_range: 'odd',
  wrong_variable: 'rejected',
  wrong_list: 'rejected',
  unsafe_id: 'odd',
  wrong_comment: 'rejected',
  no_opcode: 'rejected',
  wrong_next: 'rejected',
  wrong_input: 'rejected',
  wrong_field: 'rejected',
  wrong_compact: 'rejected',
  wrong_color: 'rejected',
  wrong_mutation: 'rejected',
  circle: 'rejected',
  too_deep: 'rejected',
  unknown_extension: 'rejected',
  next_leads_nowhere: 'odd',
  parent_leads_nowhere: 'breaks',
  input_leads_nowhere: 'breaks',
  wrong_parent: 'breaks',
  unknown_reference: 'odd',
  no_place: 'odd',
  wrong_monitor: 'breaks',
} as const

export type Rule = keyof typeof rules

export interface BrokenRule {
  readonly rule: Rule
  /** The path: keys from the outside in, joined by dots. */
  readonly at: string
}

export type ReportRule = (rule: Rule, at: string) => void

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

export function isValue(value: unknown): boolean {
  return isText(value) || isNumber(value) || typeof value === 'boolean'
}

export function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
