/**
 * Questions and answers between a {@link dev.jacquard.broker.line.Desk}, of which a cluster has
 * one, and those who have a {@link dev.jacquard.broker.line.Line} to it. Whatever the answers
 * depend on is kept: a desk that ends goes on where it was.
 */
package dev.jacquard.broker.line;
