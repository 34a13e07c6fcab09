/**
 * Which classes, methods and fields are concerned, and what is done to them: tables, each of which
 * answers both, and what is known of classes without loading them.
 */
package dev.jacquard.agent.scope;
