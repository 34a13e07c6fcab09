package dev.jacquard.report.sarif;

import dev.jacquard.report.file.Site;
import dev.jacquard.report.json.JsonObject;
import java.net.URI;
import java.net.URISyntaxException;

/** Places in the source as SARIF has them. */
final class SarifPlaces {
  /** Names the base of all relative paths, which the reader's tool knows. */
  static final String ROOT = "SRCROOT";

  private SarifPlaces() {}

  /** Puts a place into a location. */
  static void put(JsonObject location, Site site) {
    JsonObject place = location.putObject("physicalLocation");
    place.putObject("artifactLocation").put("uri", uri(site.path())).put("uriBaseId", ROOT);
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
