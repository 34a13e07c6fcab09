/**
 * Syntax trees of litmus programs as text, and built anew with something changed.
 *
 * <p>What {@link dev.jacquard.generate.syntax.LitmusPrinter} prints reads back as the same tree.
 */
package dev.jacquard.generate.syntax;
