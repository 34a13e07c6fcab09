package dev.jacquard.report.sarif;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.URISyntaxException;

/** Places in the source as SARIF has them. */
record SarifPlaces(SourcePaths sources) {
  /** Names the base of all relative paths, which the reader's tool knows. */
  static final String ROOT = "SRCROOT";

  /** Puts a place into a location. */
  void put(ObjectNode location, Site site) {
    ObjectNode place = location.putObject("physicalLocation");
    place
        .putObject("artifactLocation")
        .put("uri", uri(sources.path(site.file()).orElse(site.file())))
        .put("uriBaseId", ROOT);
    place.putObject("region").put("startLine", site.line());
  }

  private static String uri(String path) {
    try {
      return new URI(null, null, path, null).toASCIIString();
    } catch (URISyntaxException strange) {
      throw new IllegalArgumentException("no path: " + path, strange);
    }
  }
}
