import type * as z from 'zod'

type Schema = z.core.JSONSchema.JSONSchema

/**
 * JSON Schema of Open Board Format 0.1, based on https://www.openboardformat.org/docs and the rules of its reference
 * validator: what a board and a package must have for other programs. Stricter than what we read.
 */
const id: Schema = { type: 'string', minLength: 1 }
const color: Schema = { type: 'string', pattern: '^rgba?\\(\\s*\\d+\\s*,\\s*\\d+\\s*,\\s*\\d+\\s*(,\\s*[01]?\\.?\\d*\\s*)?\\)$' }
const count: Schema = { type: 'integer', minimum: 1, maximum: 20 }
const license: Schema = {
  type: 'object',
  required: ['type'],
  properties: { type: { type: 'string' }, copyright_notice_url: { type: 'string' }, author_name: { type: 'string' } },
}

const loadBoard: Schema = {
  type: 'object',
  required: ['id', 'path'],
  properties: { id, name: { type: 'string' }, path: { type: 'string', pattern: '\\.obf$' } },
}

const button: Schema = {
  type: 'object',
  required: ['id', 'label'],
  additionalProperties: false,
  properties: {
    id,
    label: { type: 'string', minLength: 1 },
    vocalization: { type: 'string' },
    image_id: id,
    sound_id: id,
    hidden: { type: 'boolean' },
    background_color: color,
    border_color: color,
    load_board: loadBoard,
  },
}

const image: Schema = {
  type: 'object',
  required: ['id', 'path', 'width', 'height', 'content_type'],
  additionalProperties: false,
  properties: {
    id,
    path: { type: 'string' },
    width: { type: 'integer', minimum: 1 },
    height: { type: 'integer', minimum: 1 },
    content_type: { type: 'string', pattern: '^image/.+$' },
    license,
  },
}

const sound: Schema = {
  type: 'object',
  required: ['id', 'path', 'duration', 'content_type'],
  additionalProperties: false,
  properties: {
    id,
    path: { type: 'string' },
    duration: { type: 'integer', minimum: 1 },
    content_type: { type: 'string', pattern: '^audio/.+$' },
  },
}

const row: Schema = { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }

/** Texts by language and by button label. */
const strings: Schema = {
  type: 'object',
  additionalProperties: { type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
}

export const openBoardSchema: Schema = {
  type: 'object',
  required: ['format', 'id', 'locale', 'name', 'buttons', 'grid', 'images', 'sounds'],
  properties: {
    format: { const: 'open-board-0.1' },
    id,
    locale: { type: 'string', minLength: 2 },
    name: { type: 'string', minLength: 1 },
    license,
    buttons: { type: 'array', items: button },
    grid: {
      type: 'object',
      required: ['rows', 'columns', 'order'],
      additionalProperties: false,
      properties: { rows: count, columns: count, order: { type: 'array', minItems: 1, items: row } },
    },
    images: { type: 'array', items: image },
    sounds: { type: 'array', items: sound },
    strings,
  },
}

const paths: Schema = { type: 'object', additionalProperties: { type: 'string' } }

export const openBoardManifestSchema: Schema = {
  type: 'object',
  required: ['format', 'root', 'paths'],
  additionalProperties: false,
  properties: {
    format: { const: 'open-board-0.1' },
    root: { type: 'string', pattern: '\\.obf$' },
    paths: {
      type: 'object',
      required: ['boards'],
      additionalProperties: false,
      properties: { boards: paths, images: paths, sounds: paths },
    },
  },
}
