/**
 * Twelve small services as people write them, each with one bug. What Jacquard says of it is held
 * to a file in {@code expected/service}; docs/comparison.md has it beside what a peer says.
 */
package dev.jacquard.samples.service;
