/**
 * What is said over a line: {@link dev.jacquard.broker.desk.RunDesk} keeps searches in regions and
 * leases them, {@link dev.jacquard.broker.desk.Clerk} is how a worker, and whoever wants a search,
 * speaks to it. Everything is numbers, texts and bytes in a written order, with a version in front.
 */
package dev.jacquard.broker.desk;
