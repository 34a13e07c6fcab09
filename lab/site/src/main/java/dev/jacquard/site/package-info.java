/**
 * The documentation as a static site: each Markdown file a page, with a menu and a search that need
 * no server and no network. {@code Contents} says what belongs to it, {@code Markdown} makes pages
 * of texts, {@code Site} writes them.
 */
package dev.jacquard.site;
